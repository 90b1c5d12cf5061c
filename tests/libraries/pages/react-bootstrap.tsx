import 'bootstrap/dist/css/bootstrap.css';
import { useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { cities, consentText } from './shared/lead.ts';
import { mount, useSend } from './shared/react.tsx';

function LeadForm() {
  const { answer, send } = useSend();
  const [validated, setValidated] = useState(false);
  const [amount, setAmount] = useState('1000000');
  return (
    <Form
      noValidate
      validated={validated}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (form.checkValidity()) void send(Object.fromEntries(new FormData(form)));
        setValidated(true);
      }}
    >
      <Form.Group className="mb-3" controlId="name">
        <Form.Label>Full name</Form.Label>
        <Form.Control name="name" required />
        <Form.Control.Feedback type="invalid">Please enter your name.</Form.Control.Feedback>
      </Form.Group>
      <Form.Group className="mb-3" controlId="phone">
        <Form.Label>Mobile</Form.Label>
        <Form.Control name="phone" type="tel" pattern="[6-9][0-9]{9}" required />
        <Form.Control.Feedback type="invalid">Ten digits.</Form.Control.Feedback>
      </Form.Group>
      <Form.Group className="mb-3" controlId="email">
        <Form.Label>Email address</Form.Label>
        <Form.Control name="email" type="email" placeholder="name@example.com" required />
      </Form.Group>
      <Form.Group className="mb-3" controlId="city">
        <Form.Label>City</Form.Label>
        <Form.Select name="city" required>
          <option value="">Open this select menu</option>
          {cities.map((city, place) => (
            <option key={city} value={place + 1}>
              {city}
            </option>
          ))}
        </Form.Select>
      </Form.Group>
      <Form.Group className="mb-3" controlId="amount">
        <Form.Label>Loan amount ₹{Number(amount).toLocaleString('en-IN')}</Form.Label>
        <Form.Range
          name="amount"
          min={100000}
          max={5000000}
          step={50000}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Form.Group>
      <Form.Check
        className="mb-3"
        name="consent"
        required
        label={consentText}
        feedback="You must agree before submitting."
        feedbackType="invalid"
      />
      <Button type="submit">Submit form</Button>
      {answer && <Alert variant={answer.success ? 'success' : 'danger'}>{answer.message}</Alert>}
    </Form>
  );
}
mount(LeadForm);
