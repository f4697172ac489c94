import { ButtonLink } from '../../../ui/button-link.tsx';
import { GenericInfo } from '../../../ui/generic-info.tsx';
import type { FormWords } from '../words.ts';

/** Shown after the account is deleted (FLOW-16). */
export function Goodbye({ words: { account, goHome } }: { readonly words: FormWords }) {
	return (
		<div role="status">
			<GenericInfo title={account.profile.goodbye} subtitle={account.profile.goodbyeText}>
				<ButtonLink href="/">{goHome}</ButtonLink>
			</GenericInfo>
		</div>
	);
}
