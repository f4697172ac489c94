import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount } from '../phrases.ts';

/**
 * Tells the owner of an account that somebody tried to use their address, in a sign-up (brands with enumeration protection) or in a
 * change of email (all brands).
 */
export const accountExists = emailTemplate({
	goesTo: 'email_typed',
	data: v.object({}),
	write: (_data, { brand }) => ({
		subject: `Ya tenés una cuenta en ${brand.name}`,
		preview: 'Ingresá con el mail de siempre.',
		title: 'Ya tenés una cuenta',
		paragraphs: [
			`Alguien, quizás vos, quiso usar esta dirección para una cuenta de ${brand.name}. Como ya tiene una, no cambiamos nada.`,
			'Ingresá con tu contraseña. Si no la recordás, en la misma página podés elegir una nueva.',
		],
		action: { label: `Ingresar a ${brand.name}`, path: '/ingresar/' },
		caution: { text: 'No tenés que hacer nada: tu cuenta sigue como está.' },
		because: becauseHasAccount(brand),
	}),
});
