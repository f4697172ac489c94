import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { longDay, pathTo } from '../phrases.ts';
import { timeData } from '../shared-fields.ts';

/** Tells a signed-in reader that their application has arrived, and how to withdraw it (ROUTE-14). */
export const applicationReceived = emailTemplate({
	goesTo: 'application',
	data: v.object({ title: v.string(), keptUntil: timeData, withdrawalToken: v.string() }),
	write: ({ title, keptUntil, withdrawalToken }, { brand }) => ({
		subject: `Recibimos tu postulación en ${brand.name}`,
		preview: 'Ya la tiene la producción. Podés retirarla cuando quieras.',
		title: 'Recibimos tu postulación',
		paragraphs: [
			`Respondiste a una convocatoria de ${brand.name} con tu cuenta. Si ya habías respondido, estas respuestas reemplazan a las anteriores.`,
			'Si te eligen, la producción te escribe a esta dirección. No hace falta que hagas nada más.',
		],
		facts: [
			['Convocatoria', title],
			['La guardamos hasta', longDay(keptUntil, brand)],
		],
		action: { label: 'Ver las convocatorias', path: '/convocatorias/' },
		caution: {
			text: 'Podés retirarla: borramos las respuestas y los archivos. También sirve si te arrepentís.',
			link: { label: 'Retirar mi postulación', path: pathTo('/convocatorias/retirar/', { token: withdrawalToken }) },
		},
		because: `respondiste a una convocatoria de ${brand.name} con tu cuenta`,
	}),
});
