import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileSheet } from './sheets.ts';

it('no two style sheets of the site have a class of the same name in pages', () => {
	const classes = globSync('src/site/**/*.module.css').flatMap((file) => Object.values(compileSheet(file, readFileSync(file)).names));
	expect(classes.length).toBeGreaterThan(100);
	expect(classes.filter((name, index) => classes.indexOf(name) !== index)).toEqual([]);
});
