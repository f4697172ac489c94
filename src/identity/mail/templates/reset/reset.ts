import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, pathTo } from '../phrases.ts';
import { nonceLinkData } from '../shared-fields.ts';

/** Carries the link to choose a new password (REC-02). */
export const resetPasswordTemplate = emailTemplate({
	goesTo: 'email_typed',
	data: v.object(nonceLinkData),
	write: ({ nonce, validUntil }, { brand, owner }) => ({
		subject: `Elegí una contraseña nueva para ${brand.name}`,
		preview: 'Con este enlace podés cambiar tu contraseña.',
		title: 'Elegí una contraseña nueva',
		paragraphs: [`Recibimos un pedido para cambiar la contraseña de tu cuenta de ${brand.name}.`],
		action: { label: 'Elegir contraseña', path: pathTo('/modificar-contrasena/', { nonce, uuid: owner }), validUntil },
		caution: { text: 'Ignorá este mail: tu contraseña sigue siendo la misma. No compartas el enlace con nadie.' },
		because: becauseHasAccount(brand),
	}),
});
