import * as v from 'valibot';
import { fill } from '#brands';
import { type BlockPage, defineBlock } from '../../block.ts';
import { FormHead } from '../../islands/account/auth-views.tsx';
import { FormFrame, Notice } from '../../islands/account/form-frame.tsx';
import type { AskedByClient } from '../../subject.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { AuthForm } from '../auth-form.tsx';
import { sentForm } from '../sent-form.ts';
import styles from './authorize-client.module.css';

/** Asks the reader whether a client may read their data; before that, a reader who is not signed in gets the form to sign in. */
export const authorizeClient = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: (page) => {
		const { brand } = page.context;
		const asked = page.subject.kind === 'account' ? page.subject.asked : undefined;
		return (
			<AccountFrame brand={brand}>
				<div className={styles.page}>
					{asked ? <Asked asked={asked} page={page} /> : <Notice kind="refused">{brand.texts.authorization.incomplete}</Notice>}
				</div>
			</AccountFrame>
		);
	},
});

type AskedProps = { readonly asked: AskedByClient; readonly page: BlockPage };

function Asked({ asked, page }: AskedProps) {
	if (asked.isSignedIn) return <Question asked={asked} page={page} />;
	const { brand } = page.context;
	return (
		<>
			<p>{fill(brand.texts.authorization.signInFirst, { client: asked.client, brand: brand.name })}</p>
			<AuthForm variant="login-client" context={page.context} subject={page.subject} />
		</>
	);
}

function Question({ asked: { client, scopes }, page: { context, subject } }: AskedProps) {
	const { account, authorization } = context.brand.texts;
	return (
		<>
			<FormHead title={fill(authorization.asks, { client, brand: context.brand.name })} />
			<p>{authorization.reads}</p>
			<ul className={styles.list}>
				{scopes.map((scope) => (
					<li key={scope}>{authorization.scopes[scope]}</li>
				))}
			</ul>
			<p className={styles.soft}>{authorization.never}</p>
			<FormFrame form={sentForm(subject, 'allow')} submit={authorization.allow} words={account} />
			<FormFrame form={sentForm(subject, 'deny')} submit={authorization.deny} words={account} isQuiet />
		</>
	);
}
