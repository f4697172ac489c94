import * as v from 'valibot';
import type { Newsletter } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { formTextsOf } from '../../islands/account/form-texts.ts';
import { NewsletterForm } from '../../islands/newsletter-form.island.tsx';
import type { RenderContext } from '../../render-context.ts';
import type { Subject } from '../../subject.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { CaptchaNote } from '../captcha-note.tsx';
import formCard from '../form-card.module.css';
import { flashMessageOf, formNamed } from '../form-subject.ts';
import styles from './newsletter-form.module.css';

/**
 * The form that subscribes an email address to newsletters (ROUTE-13): all of the brand, that of the page, or that of the story. It is the
 * content of its own page, and a card on others.
 */
export const newsletterForm = defineBlock({
	fields: v.object({}),
	needsFormScripts: true,
	load: async (_, { subject, context }) => {
		const offered = await newslettersFor(subject, context);
		return offered.length === 0 ? undefined : offered.map(({ slug, title, schedule }) => ({ slug, title, schedule }));
	},
	view: ({ data: newsletters, context, subject }) => {
		const { brand } = context;
		const isPage = subject.kind === 'account';
		const props = {
			words: formTextsOf(brand),
			texts: brand.texts.newsletters.form,
			newsletters,
			initial: formNamed(subject, 'subscribe').state,
			isPage,
			flashMessage: flashMessageOf(subject),
		};
		const form = (
			<>
				<CaptchaNote context={context} subject={subject} />
				<Island name="newsletter-form" when={isPage ? 'load' : 'interaction'} component={NewsletterForm} props={props} />
			</>
		);
		if (isPage) return <AccountFrame brand={brand}>{form}</AccountFrame>;
		return (
			<div>
				<div id="suscribirme" className={`${formCard.card} ${styles.card}`}>
					{form}
				</div>
			</div>
		);
	},
});

async function newslettersFor(subject: Subject, { contentQueries }: RenderContext): Promise<readonly Newsletter[]> {
	switch (subject.kind) {
		case 'newsletters':
			return subject.newsletters;
		case 'newsletter':
			return [subject.newsletter];
		case 'story': {
			const slugs = subject.story.tags.map(({ slug }) => slug);
			return (await contentQueries.newsletters()).filter(({ slug }) => slugs.includes(slug)).slice(0, 1);
		}
		default:
			return contentQueries.newsletters();
	}
}
