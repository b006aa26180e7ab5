"""Plans, reasons and alternatives of a bot as facts; ``texts`` turns them into sentences.

steps              groups the actions of a plan into steps
forecast           the table after a plan, and what each seat can then expect
plan_reasons       reasons for a plan of the conquests
placement_reasons  reasons for redeployment and for choices after scoring
"""
