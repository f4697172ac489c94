import { createReadStream } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { isErrno } from '#platform/is-errno';

/** A file to which a run adds a line for each finished item, so that the next run need not do it again. */
export type KeptLines<Line> = {
	/** The lines of earlier runs. */
	readonly lines: readonly Line[];
	add(line: Line): Promise<void>;
	remove(): Promise<void>;
};

/**
 * Opens such a file: NDJSON that fits a schema. Its first line is `about`; a file with another first line is started again. A line that a
 * killed run left incomplete is ignored.
 */
export async function keepLines<Schema extends v.GenericSchema>(
	path: string,
	schema: Schema,
	about: string,
): Promise<KeptLines<v.InferOutput<Schema>>> {
	const [first, ...texts] = await textsIn(path);
	const isKept = first === JSON.stringify({ about });
	if (!isKept) await writeFile(path, `${JSON.stringify({ about })}\n`);
	else await appendFile(path, '\n');
	return {
		lines: isKept ? texts.flatMap((text) => lineOf(text, schema)) : [],
		add: (line) => appendFile(path, `${JSON.stringify(v.parse(schema, line))}\n`),
		remove: () => rm(path, { force: true }),
	};
}

async function textsIn(path: string): Promise<readonly string[]> {
	const texts: string[] = [];
	try {
		for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) texts.push(line);
	} catch (error) {
		if (!isErrno(error, 'ENOENT')) throw error;
	}
	return texts;
}

function lineOf<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema>[] {
	try {
		const checked = v.safeParse(schema, JSON.parse(text));
		return checked.success ? [checked.output] : [];
	} catch {
		return [];
	}
}
