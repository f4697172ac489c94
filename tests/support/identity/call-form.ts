import type { IdentityOptions } from '#identity';

type OpenCallForm = NonNullable<Awaited<ReturnType<IdentityOptions['openCallForm']>>>;

/** An open call with a question of each kind. */
const testCall: OpenCallForm = {
	slug: 'familias',
	title: 'Buscamos familias que cocinan',
	opensAt: new Date('2026-11-01T03:00:00Z'),
	closesAt: new Date('2026-12-01T03:00:00Z'),
	consent: 'Acepto que la producción use mis respuestas para elegir participantes.',
	questions: [
		{ id: 'nombre', label: '¿Cómo te llamás?', isRequired: true, kind: 'short-text', maxLength: 20 },
		{ id: 'historia', label: 'Contanos tu historia', isRequired: false, kind: 'long-text', maxLength: 100 },
		{ id: 'plato', label: '¿Dulce o salado?', isRequired: false, kind: 'choice', options: ['Dulce', 'Salado'] },
		{ id: 'mayor', label: '¿Sos mayor de edad?', isRequired: false, kind: 'yes-no' },
		{ id: 'nacimiento', label: '¿Cuándo naciste?', isRequired: false, kind: 'date' },
		{ id: 'telefono', label: 'Tu teléfono', isRequired: false, kind: 'phone' },
		{ id: 'otro-mail', label: 'Otro mail', isRequired: false, kind: 'email' },
		{ id: 'foto', label: 'Una foto', isRequired: false, kind: 'file', accepts: ['image'], maxBytes: 20_000 },
		{ id: 'video', label: 'Un video', isRequired: false, kind: 'file', accepts: ['video', 'pdf'], maxBytes: 50_000 },
	],
};

/** Finds the call of the tests, on every brand. */
export const findTestCall: IdentityOptions['openCallForm'] = async (_brand, slug) => (slug === testCall.slug ? testCall : undefined);

/** Finds the same call, which asks for a photo too. */
export const findCallWithFile: IdentityOptions['openCallForm'] = async (...asked) => {
	const call = await findTestCall(...asked);
	return call && { ...call, questions: call.questions.map((one) => ({ ...one, isRequired: ['nombre', 'foto'].includes(one.id) })) };
};

/** A part of a multipart form: a text, or a file with its name. */
export type FormPart = { readonly name: string; readonly value: string | Buffer; readonly file?: string };

/** A multipart form as browsers send it. */
export function multipartForm(parts: readonly FormPart[]): Buffer {
	const pieces = parts.flatMap(({ name, value, file }) => [
		`--edge\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/jpeg`}\r\n\r\n`,
		value,
		'\r\n',
	]);
	return Buffer.concat([...pieces, '--edge--\r\n'].map((piece) => Buffer.from(piece)));
}

/** The content type of those forms. */
export const multipartType = 'multipart/form-data; boundary=edge';

/** A file that begins like a JPEG. */
export const jpegOf = (bytes = 500): Buffer => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes - 4, 'a')]);
