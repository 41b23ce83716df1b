// The page of the static site.
import { show } from "../page";
import { LocalFiles } from "./localfiles";
import { SiteTransport } from "./transport";

/** The file of the worker, which the bundler sets. */
declare const WORKER: string;

show(new SiteTransport((name) => new Worker(WORKER, { name })), LocalFiles);
void navigator.serviceWorker?.register("serviceworker.js").catch(() => {}); // without it the site needs the network
