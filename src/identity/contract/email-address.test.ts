import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/support/any-character.ts';
import { canonicalEmail, emailField } from './email-address.ts';

const anyEmail = fc.emailAddress({ size: 'medium' });
const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }), anyEmail);

describe('an email address', () => {
	const same = [
		'ana@diarios.test',
		'ANA@DIARIOS.TEST',
		'Ana@Diarios.Test',
		' ana@diarios.test ',
		'   ana@diarios.test   ',
		'ana@DIARIOS.test',
		'ana@diarios.tes\u0074',
		'Ana@diarios.test'.normalize('NFD'),
	];

	it.each(same)('A14 has one canonical form, however it is written: %s', (text) => {
		expect(canonicalEmail(text)).toBe('ana@diarios.test');
	});

	it('A14 has its domain in punycode, composed or not, in upper or lower case', () => {
		for (const domain of ['ñandú.test', 'ÑANDÚ.test', 'ñandú.test'.normalize('NFD'), 'xn--and-6ma2c.test', 'XN--AND-6MA2C.TEST'])
			expect(canonicalEmail(`ana@${domain}`)).toBe('ana@xn--and-6ma2c.test');
	});

	const refused = [
		['zero width space', 'victim@x.test\u200b'],
		['zero width space inside', 'vic\u200btim@x.test'],
		['zero width joiner in the domain', 'victim@x\u200d.test'],
		['right-to-left override', 'victim\u202e@x.test'],
		['soft hyphen', 'victim@x\u00ad.test'],
		['byte order mark', '\ufeffvictim@x.test'],
		['space inside', 'vic tim@x.test'],
		['space before the at sign', 'victim @x.test'],
		['no-break space', 'victim@x.test\u00a0'],
		['tabulator', 'victim@x.test\t'],
		['line break and a header', 'victim@x.test\r\nBcc: evil@y.test'],
		['null byte', 'victim@x.test\u0000'],
		['fullwidth at sign', 'victim＠x.test'],
		['fullwidth letter', 'ｖictim@x.test'],
		['fullwidth domain', 'victim@ｘ.test'],
		['ideographic full stop', 'victim@x。test'],
		['ligature', 'ﬁ@x.test'],
		['ligature in the domain', 'a@ﬁ.test'],
		['dotless i', 'vıctim@x.test'],
		['i with two dots', 'vİctim@x.test'],
		['Kelvin sign', '\u212aarl@x.test'],
		['letter of another script', 'vіctim@x.test'],
		['dot at the end', 'victim@x.test.'],
		['two dots', 'vic..tim@x.test'],
		['dot at the start', '.victim@x.test'],
		['two at signs', 'victim@y@x.test'],
		['two addresses', 'victim@x.test, evil@y.test'],
		['two addresses and a semicolon', 'victim@x.test;evil@y.test'],
		['name and address', 'Victim <victim@x.test>'],
		['percent escape', 'victim@x%2etest'],
		['port', 'victim@x.test:25'],
		['path', 'victim@x.test/y'],
		['backslash', 'victim@x.test\\y'],
		['one label', 'a@b'],
		['IP literal', 'a@[127.0.0.1]'],
		['IPv6 literal', 'a@[::1]'],
		['IP address', 'a@127.0.0.1'],
		['number for an IP address', 'a@2130706433'],
		['hexadecimal number', 'a@0x7f.1'],
		['quoted local part', '"a b"@x.test'],
		['comment', 'a(b)@x.test'],
		['hyphen at a label’s start', 'a@-x.test'],
		['invalid punycode', 'a@xn--\u00f1.test'],
		['underscore in the domain', 'a@x_y.test'],
		['no local part', '@x.test'],
		['no domain', 'victim@'],
		['nothing', ''],
	] as const;

	it.each(refused)('A14 is refused with a %s', (_what, text) => {
		expect(canonicalEmail(text)).toBeUndefined();
	});

	it('has at most 254 characters, 64 of them before the at sign', () => {
		const domain = (length: number) => `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(30)}.${'g'.repeat(length - 156)}.ar`;
		expect(canonicalEmail(`${'a'.repeat(64)}@x.test`)).toBe(`${'a'.repeat(64)}@x.test`);
		expect(canonicalEmail(`${'a'.repeat(65)}@x.test`)).toBeUndefined();
		expect(canonicalEmail(`${'a'.repeat(64)}@${domain(189)}`)).toHaveLength(254);
		expect(canonicalEmail(`${'a'.repeat(64)}@${domain(190)}`)).toBeUndefined();
		expect(canonicalEmail(`a@${'d'.repeat(64)}.ar`)).toBeUndefined();
	});

	it('is refused when it is longer than 320 characters', () => {
		expect(canonicalEmail(`${' '.repeat(312)}a@x.test`)).toBe('a@x.test');
		expect(canonicalEmail(`${' '.repeat(313)}a@x.test`)).toBeUndefined();
		expect(canonicalEmail(`${'a.'.repeat(50_000)}@x.test`)).toBeUndefined();
	});

	it('A14 in canonical form is its own canonical form', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const canonical = canonicalEmail(text);
				if (canonical === undefined) return;
				expect(canonicalEmail(canonical)).toBe(canonical);
				expect(canonical).toMatch(/^[!-~]{1,64}@[a-z0-9.-]+$/);
				expect(canonical).toBe(canonical.toLowerCase());
			}),
			{ numRuns: 2_000 },
		);
	});

	it('A14 of the usual form is accepted, in upper and lower case', () => {
		fc.assert(
			fc.property(anyEmail, (text) => {
				fc.pre(text.length <= 254 && /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(text) && !/\.xn--/i.test(text));
				expect(canonicalEmail(text)).toBe(text.toLowerCase());
				expect(canonicalEmail(text.toUpperCase())).toBe(text.toLowerCase());
			}),
		);
	});

	it('A14 with a character outside printable ASCII never has the canonical form of another one', () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }), (character) => {
				const canonical = canonicalEmail(`victim${character}@x.test`);
				if (/^[!-~]$/.test(character)) return;
				expect(canonical).toBeUndefined();
			}),
			{ numRuns: 2_000 },
		);
	});

	it('RULE-01 is required in a form, and must be valid', () => {
		const issues = (text: string) => v.safeParse(emailField, text).issues?.map(({ message }) => message);
		expect(issues('')).toContain('required');
		expect(issues('ana')).toEqual(['email-invalid']);
		expect(v.parse(emailField, ' Ana@x.test ')).toBe('Ana@x.test');
	});
});
