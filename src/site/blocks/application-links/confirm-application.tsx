import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import formStyles from '../../islands/account/form.module.css';
import { FormFrame } from '../../islands/account/form-frame.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { formNamed } from '../form-subject.ts';
import { CallName } from './call-name.tsx';

/**
 * The page that the confirmation email of an application links to. Opening it changes nothing, since mail programs open links too: the
 * reader presses a button to confirm the application.
 */
export const confirmApplication = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'account' ? (subject.applicationLink ?? { state: 'dead' as const }) : undefined),
	view: ({ data: { state, openCall }, context: { brand }, subject }) => {
		const { calls } = brand.texts;
		return (
			<AccountFrame brand={brand}>
				<div className={formStyles.sheet}>
					<PageMessage {...calls.confirmPage[state]}>
						{openCall && <CallName {...openCall} />}
						{state === 'open' ? (
							<FormFrame form={formNamed(subject, 'confirm-application')} submit={calls.confirm} words={brand.texts.account} />
						) : (
							<ButtonLink href="/convocatorias/">{calls.all}</ButtonLink>
						)}
					</PageMessage>
				</div>
			</AccountFrame>
		);
	},
});
