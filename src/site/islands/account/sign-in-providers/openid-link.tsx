import type { MouseEvent } from 'react';
import apple from 'simple-icons/icons/apple.svg?raw';
import { fill } from '#brands';
import { goToApple, goToOidc, pageClient } from '#identity-client';
import type { OpenidButton } from '../../../account-scripts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../form.module.css';
import type { FormTexts } from '../form-texts.ts';
import { trackingFailure } from '../track-session.ts';

type OpenidLinkProps = { readonly provider: OpenidButton; readonly words: FormTexts; readonly failed: (error: unknown) => void };

/** Leads to the pages of an OpenID provider, which return the reader to this page (SOC-03, API-33, API-34). Without scripts, too. */
export function OpenidLink({ provider: { id, name }, words: { account }, failed }: OpenidLinkProps) {
	const leave = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		const client = pageClient();
		const leaving = id === 'apple' ? goToApple(client) : goToOidc(client, id);
		leaving.catch(trackingFailure(failed));
	};
	return (
		<a className={styles.provider} href={`/identity/public/v2/oidc/${encodeURIComponent(id)}/start`} rel="nofollow" onClick={leave}>
			{name === 'Apple' && <Icon svg={apple} size={20} solid />}
			{fill(account.continueWith, { provider: name })}
		</a>
	);
}
