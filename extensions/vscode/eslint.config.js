"use strict";

const js = require("@eslint/js");

module.exports = [
  { ignores: ["node_modules/**", "dist/**"] },
  js.configs.recommended,
  {
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: "commonjs",
      globals: {
        module: "writable", require: "readonly", process: "readonly", console: "readonly", __dirname: "readonly",
        Buffer: "readonly", setImmediate: "readonly", URL: "readonly", AbortSignal: "readonly",
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      curly: "error",
      eqeqeq: "error",
      "no-shadow": "error",
      "no-var": "error",
      "prefer-const": "error",
      strict: ["error", "global"],
    },
  },
];
