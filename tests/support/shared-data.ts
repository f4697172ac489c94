import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the collected examples, which are not in this repository: beside the checkout, or beside the folder of several checkouts. */
export const sharedData = ['../shared/data', '../../shared/data'].map((path) => resolve(path)).find(existsSync);

/** The collected ANS documents, parsed; none without the folder. */
export function collectedDocuments(): readonly unknown[] {
	if (sharedData === undefined) return [];
	const names = readdirSync(sharedData, { recursive: true, encoding: 'utf8' });
	const documents = names.filter((name) => name.startsWith('ans') && name.endsWith('.json') && !name.includes('schema'));
	return documents.map((name) => JSON.parse(readFileSync(join(sharedData, name), 'utf8')));
}
