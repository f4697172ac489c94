// The contract between browsers and the identity service: the calls with their input and output, the refusals, the rules of form fields, the
// lists that readers keep, and the URLs of account pages and emails.
export { addressOfTarget, addressWithQuery, safeReturnPath, type Target } from './account-urls.ts';
export {
	type ApplicationProblem,
	answerName,
	applicationKeptDays,
	applicationKeptUntil,
	applicationProblems,
} from './application-form.ts';
export { type BirthParts, birthDateField, birthParts, birthText } from './birth-date.ts';
export { canonicalEmail, emailField } from './email-address.ts';
export { type EmailLink, type LinkState, resendSeconds, type SeenLink } from './email-links.ts';
export {
	type Auth,
	type Endpoint,
	type EndpointInput,
	type EndpointName,
	type EndpointOutput,
	type Endpoints,
	endpoints,
} from './endpoints.ts';
export { type KeptEntry, type KeptList, keptBatch, keptLimits, keptLists, keptTitleLength, newestOfEach } from './kept-lists.ts';
export {
	newPasswordFields,
	type PasswordProblem,
	type PasswordReason,
	type PasswordRule,
	passwordField,
	passwordProblems,
	requirementText,
	type WeakReason,
} from './password-rules.ts';
export type { Profile, ProfileChange } from './profile.ts';
export { firstNameField, isName, isPhone, lastNameField, longestName, phoneField, profileProblem } from './profile-rules.ts';
export { type IdentityRefusal, identityRefusals, type RefusalCode, refusalName } from './refusals.ts';
export type { IdentityConfig, TokenResponse } from './shapes.ts';
