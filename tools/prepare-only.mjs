// `npm run build`: installs and builds what is stale, and starts nothing.
import { prepare } from './prepare.mjs';

prepare();
