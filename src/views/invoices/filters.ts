/** The filters of the specification (§3 Invoice filter). The provider is always the company itself. */
export default ['service_buyer', 'type', 'number', 'status', 'created_gte', 'created_lte', 'amount_gt', 'amount_lt'];
