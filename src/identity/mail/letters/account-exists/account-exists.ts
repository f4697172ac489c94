import * as v from 'valibot';
import { letter } from '../letter.ts';
import { hasAccount } from '../phrases.ts';

/** Tells the owner that somebody tried to sign up with her address, on brands whose sign-up does not tell it (`signUpTells`). */
export const accountExists = letter({
	goesTo: 'email_typed',
	data: v.object({}),
	write: (_data, { brand }) => ({
		subject: `Ya tenés una cuenta en ${brand.name}`,
		preview: 'Ingresá con el mail de siempre.',
		title: 'Ya tenés una cuenta',
		paragraphs: [
			`Alguien, quizás vos, quiso registrarse en ${brand.name} con esta dirección. Como ya tiene una cuenta, no creamos otra.`,
			'Ingresá con tu contraseña. Si no la recordás, en la misma página podés elegir una nueva.',
		],
		action: { label: `Ingresar a ${brand.name}`, path: '/ingresar/' },
		caution: { text: 'No tenés que hacer nada: tu cuenta sigue como está.' },
		because: hasAccount(brand),
	}),
});
