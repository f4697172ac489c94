import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { identityRefusals } from '#identity/contract';
import { checkForm, formSchemas } from './schemas.ts';
import { textOf } from './use-form.ts';
import { wordsOf } from './words.ts';

const refusal = (message: string) => ({ code: '400001', message, httpStatus: 400, error: true });

describe.each(brandList)('the text about a refusal on $id', (brand) => {
	const words = wordsOf(brand);

	it.each([
		'Unexpected provider state',
		'constructor',
		'__proto__',
		'toString',
		'a <b>bold</b> & "quoted" message',
		' authentication failed',
	])('ERR-12 is the server’s message when that is unknown: %s', (message) => expect(textOf(refusal(message), words)).toBe(message));

	it('ERR-01 is the brand’s when the message is known', () => {
		expect(textOf(refusal('Authentication failed'), words)).toBe('La combinación de email y contraseña son incorrectos.');
	});
});

// What the client and the HTTP server refuse themselves.
const otherMessages = [
	'Google client library is not loaded.',
	'Error getting google jwt credential.',
	'The legacy Google Sign-In library is not supported.',
	'Facebook App ID not found',
	'Facebook client library is not loaded.',
	'Error getting login status',
	'User canceled login, did not fully authorize, or is not logged in to Facebook',
	'The reader did not sign in again',
	'Something failed on our side.',
	'Not available at this moment; try again shortly.',
];

it('ERR-01 ERR-11 every text for a refusal belongs to a message that exists', () => {
	const messages: readonly string[] = [...Object.values(identityRefusals).map(([, , message]) => message), ...otherMessages];
	expect(Object.keys(brands.tn.texts.refusals).filter((message) => !messages.includes(message))).toEqual([]);
});

/** The sign-in form's text about a wrong email. */
function wrongEmail(id: keyof typeof brands): string | undefined {
	const brand = brands[id];
	const checked = checkForm(formSchemas['sign-in'](brand.accounts.password), { email: 'ana@', password: 'x' }, wordsOf(brand));
	return checked.kind === 'invalid' ? checked.problems.email : undefined;
}

describe('the message of a wrong email', () => {
	it.each(['tn', 'eltrece'] as const)('RULE-02 is "Formato de mail inválido" with an example on %s', (id) => {
		expect(wrongEmail(id)).toBe('Formato de mail inválido. Ej: nombre@mail.com');
	});

	it('RULE-03 is "Email inválido" with an example on ciudad', () => {
		expect(wrongEmail('ciudad')).toBe('Email inválido. Ej: nombre@mail.com');
	});

	it('RULE-04 is on eldoce that of tn and eltrece', () => {
		expect(wrongEmail('eldoce')).toBe('Formato de mail inválido. Ej: nombre@mail.com');
	});
});
