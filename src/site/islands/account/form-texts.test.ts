import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { identityRefusals } from '#identity/contract';
import { errorText } from './error-text.ts';
import { formTextsOf } from './form-texts.ts';
import { checkForm, formSchemas } from './schemas.ts';

const refusal = (message: string) => ({ code: '400001', message, httpStatus: 400, error: true });

describe.each(brandList)('the text about a refusal on $id', (brand) => {
	const words = formTextsOf(brand);

	it.each([
		'Unexpected provider state',
		'constructor',
		'__proto__',
		'toString',
		'a <b>bold</b> & "quoted" message',
		' authentication failed',
	])('ERR-12 is the server’s message when that is unknown: %s', (message) => expect(errorText(refusal(message), words)).toBe(message));

	it.each([
		['ERR-01', 'Authentication failed', 'La combinación de email y contraseña son incorrectos.'],
		['ERR-02', 'Duplicate identity type', 'La cuenta ya existe.'],
		['ERR-03', 'Captcha token invalid', 'Captcha inválido.'],
		['ERR-04', 'Nonce not found or expired', 'El link para recuperar la contraseña expiró. Por favor solicitar uno nuevo.'],
		['ERR-05', 'Email already in use', 'Este mail ya se encuentra registrado.'],
		['ERR-06', 'Email already Verified', 'Este mail ya ha sido verificado.'],
		['ERR-07', 'Email Address is not verified', 'El email aún no ha sido verificado.'],
		['ERR-08', 'Update only when within 60 minutes of signIn', 'Volvé a ingresar a tu cuenta para modificar el correo.'],
		['ERR-09', 'invalid name', 'Nombre inválido.'],
		['ERR-10', 'invalid last name', 'Apellido inválido.'],
		['ERR-11', 'invalid name, invalid last name', 'Nombre y apellido inválidos.'],
	])('%s is the brand’s for the message %s', (_row, message, text) => expect(errorText(refusal(message), words)).toBe(text));

	it('says in Spanish how long to wait after too many attempts', () => {
		expect(errorText(refusal('Too many attempts; try again in 30 s'), words)).toMatch(/Probá de nuevo en 30 segundos\.$/);
		expect(errorText(refusal('Too many attempts; try again in 121 s'), words)).toMatch(/Probá de nuevo en 3 minutos\.$/);
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
	const checked = checkForm(formSchemas['sign-in'](brand.accounts.password), { email: 'ana@', password: 'x' }, formTextsOf(brand));
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
