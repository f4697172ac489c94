import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import { callStateAt, type OpenCall } from '#content/contract';
import { defineBlock } from '../../block.ts';
import formStyles from '../../islands/account/form.module.css';
import { FormMessage } from '../../islands/account/form-message.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { momentOf } from '../calls/call-dates.ts';
import { CaptchaNote } from '../captcha-note.tsx';
import { flashMessageOf, formNamed } from '../form-subject.ts';
import { ApplicationForm } from './application-form.tsx';
import styles from './call-form.module.css';

/** The form of an open call; before and after, says when it opens or that it closed (ROUTE-14). */
export const callForm = defineBlock({
	fields: v.object({}),
	needsFormScripts: true,
	load: async (_, { subject }) => (subject.kind === 'call' ? subject.call : undefined),
	view: ({ data: call, context, subject }) => {
		const { brand, now } = context;
		const { flashMessages } = brand.texts.account;
		const done = { asked: flashMessages['application-asked'], received: flashMessages['application-received'] };
		const told = doneText(flashMessageOf(subject), done);
		const isOpen = callStateAt(call, now) === 'open';
		return (
			<section id="postulacion" className={`${styles.card} ${formStyles.tones}`} aria-labelledby="postulacion-title">
				<Heading title={brand.texts.calls.form.title} brand={brand} id="postulacion-title" />
				<CaptchaNote context={context} subject={subject} />
				{told !== undefined && (
					<div role="status">
						<FormMessage kind="done">{told}</FormMessage>
					</div>
				)}
				{told === undefined && !isOpen && <NotOpen call={call} brand={brand} now={now} />}
				{told === undefined && isOpen && (
					<PlainIsland name="application" when="soon" props={{ texts: brand.texts.calls.form.browser, done }}>
						<ApplicationForm call={call} state={formNamed(subject, 'apply').state} brand={brand} />
					</PlainIsland>
				)}
			</section>
		);
	},
});

type DoneTexts = Readonly<Record<'asked' | 'received', string>>;

/** The text after a form was posted, by the message that it left. */
function doneText(flashMessage: string | undefined, { asked, received }: DoneTexts): string | undefined {
	if (flashMessage === 'application-asked') return asked;
	return flashMessage === 'application-received' ? received : undefined;
}

function NotOpen({ call, brand, now }: { readonly call: OpenCall; readonly brand: Brand; readonly now: Date }) {
	const { closed, soon } = brand.texts.calls.form;
	return (
		<p className={styles.notOpen}>{fill(callStateAt(call, now) === 'soon' ? soon : closed, { moment: momentOf(call, brand, now) })}</p>
	);
}
