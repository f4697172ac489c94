import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { longDay, pathTo } from '../phrases.ts';
import { nonceLinkData, timeData } from '../shared-fields.ts';

/** Asks the owner of an address to confirm an application made with it (ROUTE-14). It repeats none of the answers. */
export const confirmApplication = emailTemplate({
	goesTo: 'application',
	data: v.object({ ...nonceLinkData, title: v.string(), keptUntil: timeData, withdrawalToken: v.string() }),
	write: ({ nonce, validUntil, title, keptUntil, withdrawalToken }, { brand }) => ({
		subject: `Confirmá tu postulación en ${brand.name}`,
		preview: 'Falta un paso para que la reciba la producción.',
		title: 'Confirmá tu postulación',
		paragraphs: [
			`Alguien, quizás vos, respondió con esta dirección a una convocatoria de ${brand.name}.`,
			'Para que las respuestas cuenten, confirmalas. Si ya habías respondido a la misma convocatoria, estas reemplazan a las anteriores.',
		],
		facts: [
			['Convocatoria', title],
			['Las guardamos hasta', longDay(keptUntil, brand)],
		],
		action: { label: 'Confirmar mi postulación', path: pathTo('/convocatorias/postulacion/', { nonce }), validUntil },
		remarks: ['Después de confirmar, podés retirarla cuando quieras con el enlace de abajo: borramos las respuestas y los archivos.'],
		caution: {
			text: 'Ignorá este mail: sin tu confirmación, borramos las respuestas en tres días. También podés borrarlas ahora.',
			link: { label: 'Retirar la postulación', path: pathTo('/convocatorias/retirar/', { token: withdrawalToken }) },
		},
		because: `alguien usó esta dirección para postularse en ${brand.name}`,
	}),
});
