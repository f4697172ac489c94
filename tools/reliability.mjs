// `npm run reliability`: runs an installation as docs/operate describes it, damages one part after the other, and measures what readers and senders notice.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

prepare();
process.exitCode = await run('bench/reliability/reliability.ts', process.argv.slice(2));
