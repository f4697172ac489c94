import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { pathTo } from '../phrases.ts';
import { nonceLinkData } from '../shared-fields.ts';

/** Asks the owner of an address to confirm a request for newsletters made with it (ROUTE-13). It names nobody. */
export const confirmSubscription = emailTemplate({
	goesTo: 'subscription_request',
	data: v.object({ ...nonceLinkData, titles: v.array(v.string()), unsubscribeToken: v.string() }),
	write: ({ nonce, validUntil, titles, unsubscribeToken }, { brand }) => {
		const unsubscribePath = pathTo('/newsletters/baja/', { token: unsubscribeToken });
		return {
			subject: `Confirmá tu suscripción en ${brand.name}`,
			preview: 'Falta un paso para sumarte a la lista.',
			title: 'Confirmá tu suscripción',
			paragraphs: [
				`Alguien, quizás vos, pidió recibir en esta dirección newsletters de ${brand.name}.`,
				'Para sumarte a la lista, confirmalo. Son gratis y los dejás cuando quieras.',
			],
			facts: titles.map((title) => ['Newsletter', title] as const),
			action: { label: 'Confirmar mi suscripción', path: pathTo('/newsletters/confirmar/', { nonce }), validUntil },
			caution: {
				text: 'Ignorá este mail: sin tu confirmación, la dirección no entra en ninguna lista.',
				link: { label: 'No quiero esta suscripción', path: unsubscribePath },
			},
			unsubscribePath,
			because: `alguien usó esta dirección para suscribirse a newsletters de ${brand.name}`,
		};
	},
});
