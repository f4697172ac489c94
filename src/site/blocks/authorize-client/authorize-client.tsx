import * as v from 'valibot';
import { fill } from '#brands';
import { type BlockPage, defineBlock } from '../../block.ts';
import type { ClientAuthorizationRequest } from '../../islands/account/client-authorization-request.ts';
import { FormFrame } from '../../islands/account/form-frame.tsx';
import { FormHead } from '../../islands/account/form-head.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { AuthForm } from '../auth-form.tsx';
import { formNamed } from '../form-subject.ts';
import styles from './authorize-client.module.css';

/** Asks the reader whether a client may read their data; before that, a reader who is not signed in gets the form to sign in. */
export const authorizeClient = defineBlock({
	fields: v.object({}),
	load: async () => ({}),
	view: (page) => {
		const { brand } = page.context;
		const { authorization, goHome } = brand.texts;
		const request = page.subject.kind === 'account' ? page.subject.clientAuthorizationRequest : undefined;
		return (
			<AccountFrame brand={brand}>
				{request ? (
					<div className={styles.page}>
						<GrantQuestion request={request} page={page} />
					</div>
				) : (
					<PageMessage title={authorization.incompleteTitle} subtitle={authorization.incomplete} home={goHome} />
				)}
			</AccountFrame>
		);
	},
});

type GrantQuestionProps = { readonly request: ClientAuthorizationRequest; readonly page: BlockPage };

function GrantQuestion({ request, page }: GrantQuestionProps) {
	if (request.isSignedIn) return <GrantForm request={request} page={page} />;
	const { brand } = page.context;
	return (
		<>
			<p>{fill(brand.texts.authorization.signInFirst, { client: request.client, brand: brand.name })}</p>
			<AuthForm variant="login-client" context={page.context} subject={page.subject} />
		</>
	);
}

function GrantForm({ request: { client, scopes }, page: { context, subject } }: GrantQuestionProps) {
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
			<FormFrame form={formNamed(subject, 'allow')} submit={authorization.allow} words={account} />
			<FormFrame form={formNamed(subject, 'deny')} submit={authorization.deny} words={account} isQuiet />
		</>
	);
}
