// `npm run staff -- add EMAIL --role admin`
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

prepare();
process.exitCode = await runProgram('staff-main', process.argv.slice(2));
