import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brands } from '#brands';

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((name) => /\.tsx?$/.test(name) && !/\.(test|samples)\.tsx?$/.test(name) && !name.startsWith('brands/'))
	.map((name) => readFileSync(`src/${name}`, 'utf8'))
	.join('\n');

/** The names of texts, those inside others included. */
const namesIn = (texts: object): string[] =>
	Object.entries(texts).flatMap(([name, value]) => (typeof value === 'object' && name !== 'refusals' ? [name, ...namesIn(value)] : [name]));

it('every text of a brand is shown somewhere', { tags: 'slow' }, () => {
	expect(namesIn(brands.tn.texts).filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

it('every text for a refusal belongs to a message that the code has', () => {
	expect(Object.keys(brands.tn.texts.refusals).filter((message) => !code.includes(`'${message}'`))).toEqual([]);
});
