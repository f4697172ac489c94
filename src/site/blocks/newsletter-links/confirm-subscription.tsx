import * as v from 'valibot';
import type { NewsletterTexts } from '#brands';
import { defineBlock } from '../../block.ts';
import formStyles from '../../islands/account/form.module.css';
import { FormFrame } from '../../islands/account/form-frame.tsx';
import { formTextsOf } from '../../islands/account/form-texts.ts';
import type { SubscriptionLink } from '../../islands/account/newsletters/newsletter-links.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { formNamed } from '../form-subject.ts';
import { NewsletterNames } from './newsletter-names.tsx';

/**
 * The page that the email about a subscription to newsletters links to. Opening it changes nothing, since mail programs open links too: the
 * reader presses a button to be on the list.
 */
export const confirmSubscription = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'account' ? (subject.subscriptionLink ?? deadLink) : undefined),
	view: ({ data: link, context: { brand }, subject }) => (
		<AccountFrame brand={brand}>
			<div className={formStyles.sheet}>
				<PageMessage {...wordsOf(link, brand.texts.newsletters)}>
					{link.state !== 'dead' && <NewsletterNames newsletters={link.newsletters} />}
					{link.state === 'open' ? (
						<FormFrame
							form={formNamed(subject, 'confirm-subscription')}
							submit={brand.texts.newsletters.confirm}
							words={formTextsOf(brand).account}
						/>
					) : (
						<ButtonLink href="/newsletters/">{brand.texts.seeNewsletters}</ButtonLink>
					)}
				</PageMessage>
			</div>
		</AccountFrame>
	),
});

const deadLink: SubscriptionLink = { state: 'dead', newsletters: [] };

const wordsOf = ({ state }: SubscriptionLink, { confirmPage }: NewsletterTexts) => confirmPage[state];
