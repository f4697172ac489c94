import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { pathTo } from '../phrases.ts';
import { nonceLinkData } from '../shared-fields.ts';

/** Asks the owner of an address to confirm it after a sign-up (VAL-06). It names nobody, because anyone may have typed the address and the name. */
export const verifyAddressTemplate = emailTemplate({
	goesTo: 'email_typed',
	data: v.object(nonceLinkData),
	write: ({ nonce, validUntil }, { brand, owner }) => ({
		subject: `Confirmá tu mail en ${brand.name}`,
		preview: 'Un paso más y tu cuenta queda lista.',
		title: 'Confirmá tu mail',
		paragraphs: [
			`Recibimos un pedido para crear una cuenta en ${brand.name} con esta dirección.`,
			'Para terminar el registro, confirmá que la dirección es tuya.',
		],
		action: { label: 'Confirmar mi mail', path: pathTo('/validar-registro/', { nonce, uuid: owner }), validUntil },
		caution: { text: 'Ignorá este mail: sin tu confirmación, la dirección no queda validada.' },
		because: `alguien usó esta dirección para registrarse en ${brand.name}`,
	}),
});
