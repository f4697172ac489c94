import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, greeting, pathTo } from '../phrases.ts';
import { firstNameData, nonceLinkData } from '../shared-fields.ts';

/** Carries the link to the page where the reader confirms or cancels the deletion of their account (API-28, API-29). */
export const deletionRequest = emailTemplate({
	goesTo: 'email_typed',
	data: v.object({ firstName: firstNameData, ...nonceLinkData }),
	write: ({ firstName: name, nonce, validUntil }, { brand }) => ({
		subject: `Pedido para eliminar tu cuenta de ${brand.name}`,
		preview: 'Confirmalo o cancelalo: todavía no borramos nada.',
		title: 'Pedido para eliminar tu cuenta',
		paragraphs: [
			greeting(name),
			`Recibimos un pedido para eliminar tu cuenta de ${brand.name}. Todavía no borramos nada.`,
			'Si lo confirmás, borramos tu perfil, tus datos y tus formas de ingresar. No hay vuelta atrás.',
		],
		action: { label: 'Confirmar o cancelar', path: pathTo('/perfil/', { eliminar: nonce }), validUntil },
		remarks: ['Si no hacés nada, tu cuenta sigue como está.'],
		caution: {
			text: 'Cancelá el pedido con el botón y elegí una contraseña nueva.',
			link: { label: 'Elegir otra contraseña', path: '/recuperar-contrasena/' },
		},
		because: becauseHasAccount(brand),
	}),
});
