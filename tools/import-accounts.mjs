// `npm run import-accounts -- --brand tn FILE.ndjson…`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('import-accounts-main', process.argv.slice(2));
