// The page over the local server.
import { show } from "./page";
import { HttpTransport } from "./transport";

show(new HttpTransport());
