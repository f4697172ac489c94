import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageMessage } from '../../../ui/page-message.tsx';
import type { FormTexts } from '../form-texts.ts';

type GoodbyeProps = {
	readonly words: FormTexts;
	/** Whether the account is deleted; else its reader signed out. */
	readonly isDeleted: boolean;
};

/** Shown after the account is deleted (FLOW-16), and after a sign-out. */
export function Goodbye({ words: { account, goHome }, isDeleted }: GoodbyeProps) {
	const { goodbye, goodbyeText, signedOut, signedOutText } = account.profile;
	return (
		<div role="status">
			<PageMessage title={isDeleted ? goodbye : signedOut} subtitle={isDeleted ? goodbyeText : signedOutText}>
				<ButtonLink href="/">{goHome}</ButtonLink>
				{!isDeleted && (
					<ButtonLink href="/ingresar/" quiet keepsQuery>
						{account.backToSignIn}
					</ButtonLink>
				)}
			</PageMessage>
		</div>
	);
}
