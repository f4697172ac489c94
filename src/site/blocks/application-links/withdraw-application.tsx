import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import formStyles from '../../islands/account/form.module.css';
import { FormFrame } from '../../islands/account/form-frame.tsx';
import type { WithdrawalLink } from '../../islands/application/application-links.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { formNamed } from '../form-subject.ts';
import { CallName } from './call-name.tsx';

/** The page behind the withdrawal link of an email: names the open call, with a button that erases the application. It needs no sign-in. */
export const withdrawApplication = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'account' ? (subject.withdrawalLink ?? { kind: 'damaged' as const }) : undefined),
	view: ({ data: link, context: { brand }, subject }) => {
		const { calls } = brand.texts;
		const state = stateOf(link);
		return (
			<AccountFrame brand={brand}>
				<div className={formStyles.sheet}>
					<PageMessage {...calls.withdrawPage[state]}>
						{link.kind === 'found' && <CallName {...link.openCall} />}
						{state === 'kept' ? (
							<FormFrame form={formNamed(subject, 'withdraw-application')} submit={calls.withdraw} words={brand.texts.account} />
						) : (
							<ButtonLink href="/convocatorias/" quiet>
								{calls.all}
							</ButtonLink>
						)}
					</PageMessage>
				</div>
			</AccountFrame>
		);
	},
});

function stateOf(link: WithdrawalLink): 'kept' | 'gone' | 'damaged' {
	if (link.kind === 'damaged') return 'damaged';
	return link.isKept ? 'kept' : 'gone';
}
