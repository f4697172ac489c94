import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import * as v from 'valibot';

/** The package on the registry that contains AMP's validator; AMP itself publishes it only on its own host. */
const carrier = 'next@15.5.29';

const script = join(import.meta.dirname, '../../.cache/amp-validator/validator_wasm.js');

const result = v.object({ status: v.string(), errors: v.array(v.object({ line: v.number(), col: v.number(), message: v.string() })) });

/** Returns what is wrong in a document of AMP HTML, a line each; empty for a valid one. */
export type AmpValidator = (html: string) => readonly string[];

/**
 * The official validator of AMP, from a cache folder, or from the registry the first time. Throws when it is in neither. It runs in a context
 * of its own, as the package `amphtml-validator` runs it.
 */
export async function ampValidator(): Promise<AmpValidator> {
	await access(script).catch(unpack);
	const context = createContext({});
	runInContext(await readFile(script, 'utf8'), context);
	await runInContext('amp.validator.init()', context);
	return (html) => {
		Object.assign(context, { html });
		const { status, errors } = v.parse(result, JSON.parse(runInContext(validation, context)));
		const lines = errors.map(({ line, col, message }) => `${line}:${col} ${message}`);
		return status === 'PASS' ? [] : ['is not valid AMP', ...lines];
	};
}

const validation = `{
	const { status, errors } = amp.validator.validateString(html);
	JSON.stringify({ status, errors: errors.map((error) => ({ ...error, message: amp.validator.renderErrorMessage(error) })) });
}`;

async function unpack(): Promise<void> {
	const run = promisify(execFile);
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-amp-'));
	const { stdout } = await run('npm', ['pack', carrier, '--silent', '--pack-destination', folder]);
	const file = 'package/dist/compiled/amphtml-validator/validator_wasm.js';
	await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', folder, file]);
	await mkdir(join(script, '..'), { recursive: true });
	await rename(join(folder, file), script);
	await rm(folder, { recursive: true });
}
