import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileSheet } from './sheets.ts';

it('a style sheet takes one byte a character', () => {
	const source = Buffer.from('.mark::before { content: "● " }');
	expect(compileSheet('mark.module.css', source).css).toBe('.mark_mark:before{content:"\\25cf  "}');
});

it('a fault in a style sheet is told with its file, line and column', () => {
	const source = Buffer.from('.mark {\n\tcolor: red; %% {{');
	expect(() => compileSheet('src/mark.module.css', source)).toThrow(/^src\/mark\.module\.css:2:\d+: /);
});

it('no two style sheets of the site have a class of the same name in pages', () => {
	const classes = globSync('src/site/**/*.module.css').flatMap((file) => Object.values(compileSheet(file, readFileSync(file)).names));
	expect(classes.length).toBeGreaterThan(100);
	expect(classes.filter((name, index) => classes.indexOf(name) !== index)).toEqual([]);
});
