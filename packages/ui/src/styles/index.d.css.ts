/** The style sheet has no exports; importing it is enough. */
export {};
