import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { NewPasswordField } from './field.tsx';
import { requirementOf, wordsOf } from './words.ts';

describe.each(brandList)('a new password on $id', (brand) => {
	const words = wordsOf(brand);
	const rule = requirementOf(words);
	const shown = (problems: Readonly<Record<string, string>>) => {
		const form = { name: 'modify', state: { values: {}, problems } };
		return renderToStaticMarkup(<NewPasswordField form={form} name="newPassword" label={words.account.newPassword} words={words} />);
	};
	const times = (html: string) => html.split(rule).length - 1;

	it('RULE-08 is told what it must have', () => expect(times(shown({}))).toBe(1));

	it('RULE-08 UI-01 is told once what it lacks', () => {
		expect(times(shown({ newPassword: rule }))).toBe(1);
		expect(shown({ newPassword: rule })).toContain('aria-describedby="modify-newPassword-problem"');
		expect(times(shown({ newPassword: 'Completá este campo.' }))).toBe(1);
	});
});
