// What blocks show of the contract of reader accounts, which they may not import.
export { answerName, applicationKeptDays as keptDays } from '#identity/contract';
