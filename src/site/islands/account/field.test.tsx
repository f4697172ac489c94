import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { NewPasswordField } from './field.tsx';
import { requirementOf, wordsOf } from './words.ts';

describe.each(brandList)('a new password on $id', (brand) => {
	const words = wordsOf(brand);
	const rule = requirementOf(words);
	const rendered = (problems: Readonly<Record<string, string>>) => {
		const form = { name: 'modify', state: { values: {}, problems } };
		return renderToStaticMarkup(<NewPasswordField form={form} name="newPassword" label={words.account.newPassword} words={words} />);
	};
	const times = (html: string) => html.split(rule).length - 1;

	it('RULE-08 shows its rules', () => expect(times(rendered({}))).toBe(1));

	it('RULE-08 UI-01 shows its rules once when they are not met', () => {
		expect(times(rendered({ newPassword: rule }))).toBe(1);
		expect(rendered({ newPassword: rule })).toContain('aria-describedby="modify-newPassword-problem"');
		expect(times(rendered({ newPassword: 'Completá este campo.' }))).toBe(1);
	});
});
