import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { Field, NewPasswordField, PasswordField } from './field.tsx';
import { formTextsOf, requirementOf } from './form-texts.ts';

describe.each(brandList)('a new password on $id', (brand) => {
	const words = formTextsOf(brand);
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

describe.each(brandList)('a field on $id', (brand) => {
	const { account } = formTextsOf(brand);
	const marked = (html: string) => /class="[^"]*(input-\w+)/.exec(html)?.[1];
	const form = (name: string, value = '', invalidInput?: string) => ({
		name,
		state: { values: value === '' ? {} : { email: value, birthDate: value }, problems: {}, invalidInput },
	});

	it.each(['email', 'birthDate'])('UI-02 has the style input-valid when it is filled in, and none when it is empty: %s', (name) => {
		const shown = (value: string) => renderToStaticMarkup(<Field form={form('profile', value)} name={name} label={name} />);
		expect(marked(shown(name === 'email' ? 'ana@mail.com' : '07/11/1990'))).toBe('input-valid');
		expect(marked(shown(''))).toBeUndefined();
	});

	it('UI-03 is marked when the form is refused, unless it is a new password', () => {
		const refused = form('modify', '', 'No.');
		const words = formTextsOf(brand);
		const password = (name: string) =>
			renderToStaticMarkup(<PasswordField form={refused} name={name} label={name} autoComplete="current-password" words={account} />);
		expect(marked(renderToStaticMarkup(<NewPasswordField form={refused} name="newPassword" label="x" words={words} />))).toBeUndefined();
		for (const name of ['newPasswordRepeat', 'oldPassword']) expect(marked(password(name)), name).toBe('input-error');
	});
});
