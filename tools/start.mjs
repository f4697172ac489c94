// `npm start`: everything from a fresh checkout to four running sites.
import { createRequire } from 'node:module';
import { prepare } from './prepare.mjs';
import { runProgram } from './run.mjs';

// By default glibc keeps freed memory for each thread: a program that had served many images held a third more. Node caches compiled code:
// a start takes 0.75 s instead of 0.85 s.
const environment = createRequire(import.meta.url)('./program-environment.json');

prepare();
process.exitCode = await runProgram('main', process.argv.slice(2), environment);
